ALTER TABLE "delivery" RENAME COLUMN "token" TO "token_hash";--> statement-breakpoint
UPDATE "delivery" SET "token_hash" = encode(sha256(convert_to("token_hash", 'UTF8')), 'hex');--> statement-breakpoint
ALTER TABLE "delivery" DROP CONSTRAINT "delivery_token_unique";--> statement-breakpoint
ALTER TABLE "delivery" ADD CONSTRAINT "delivery_token_hash_unique" UNIQUE("token_hash");