/** Enquiry form of the contact page and its success message (§2 /contact-us, CONTENT-03). */

import {
  selectIsEnquirySent,
  selectReplyTo,
  selectWriterKey,
} from '#machines/desk/contact/contact.selectors.ts';
import { enquiryAnchor } from '#paths.ts';
import { useContent } from '#shop/use-reading.ts';
import { useContact, useSelected } from '#shop/use-shop.ts';
import { focusInView } from '#ui/focus-in-view.ts';
import { Button } from '#ui/Button.tsx';
import { focusField } from '#ui/focus-field.ts';
import { Notice } from '#ui/Notice.tsx';
import { EnquiryForm } from './EnquiryForm.tsx';
import { fieldIds } from './field-ids.ts';
import styles from './EnquirySection.module.css';

const headingId = 'enquiry-heading';

const Sent = () => {
  const contact = useContact();
  const replyTo = useSelected(contact, selectReplyTo);
  return (
    <section ref={focusInView} aria-label="Your message was sent" tabIndex={-1} className={styles['sent']}>
      <Notice
        type="success"
        title="Thank you. Your message has reached us."
        action={
          <Button
            size="small"
            color="outline"
            onClick={() => {
              contact.send({ type: 'contact.renew' });
              requestAnimationFrame(() => focusField(fieldIds.comment));
            }}
          >
            Write another message
          </Button>
        }
      >
        We answer to <strong>{replyTo}</strong>.
      </Notice>
    </section>
  );
};

/** The default export is required by React.lazy. */
export default function EnquirySection() {
  const content = useContent({ kind: 'contactForm' });
  const contact = useContact();
  const isSent = useSelected(contact, selectIsEnquirySent);
  const writer = useSelected(contact, selectWriterKey);
  if (content?.kind !== 'contactForm' || !content.isOffered) return null;
  return (
    <section id={enquiryAnchor} aria-labelledby={headingId} tabIndex={-1} className={styles['section']}>
      <div className={styles['panel']}>
        <h2 id={headingId}>Write to us</h2>
        {isSent ? <Sent /> : <EnquiryForm key={writer} labelledBy={headingId} />}
      </div>
    </section>
  );
}
