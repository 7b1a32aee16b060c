/** Help dialog: saves a recording of this visit and explains its contents (MACH-04). */

import { selectOpenModal } from '#machines/chrome/chrome.selectors.ts';
import { useChrome, useSelected } from '#shop/use-shop.ts';
import { Button } from '#ui/Button.tsx';
import { Modal } from '#ui/Modal.tsx';
import styles from './Footer.module.css';
import { helpModal } from './help-modal.ts';

export const HelpDialog = () => {
  const chrome = useChrome();
  const isOpen = useSelected(chrome, selectOpenModal) === helpModal;
  const close = () => chrome.send({ type: 'chrome.close' });
  return (
    <Modal
      open={isOpen}
      onClose={close}
      title="Help with a problem"
      footer={<Button onClick={() => chrome.send({ type: 'chrome.saveRecording' })}>Save recording</Button>}
    >
      <div className={styles['words']}>
        <p>Did something go wrong? Save a recording of this visit, and attach it when you write to us.</p>
        <p>
          The file lists what the shop did since this page was loaded: the steps, when they happened, and
          quantities and amounts. We can play it back to see what you saw.
        </p>
        <p>
          It holds no personal data: no name, address, email, phone number, password, search or card. None of
          them is recorded. Until you save it, the recording stays in this tab, and it is gone when you close
          it.
        </p>
      </div>
    </Modal>
  );
};

export default HelpDialog;
