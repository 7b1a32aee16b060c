CREATE TABLE "invoice_payment" (
	"invoice_id" integer NOT NULL,
	"request_id" text NOT NULL,
	"status" text NOT NULL,
	"customer_id" integer NOT NULL,
	"amount" integer DEFAULT 0 NOT NULL,
	"method" text,
	"transaction_id" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoice_payment_invoice_id_request_id_pk" PRIMARY KEY("invoice_id","request_id")
);
--> statement-breakpoint
ALTER TABLE "invoice_payment" ADD CONSTRAINT "invoice_payment_invoice_id_billing_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."billing_invoice"("id") ON DELETE no action ON UPDATE no action;