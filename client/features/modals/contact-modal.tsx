import { useEffect, useRef } from 'react';
import { dropDraft } from '#client/features/contact/contact-draft.ts';
import { ContactForm } from '#client/features/contact/contact-form.tsx';
import type { ContactErrorTexts, ContactFormTexts } from '#client/features/contact/contact-texts.ts';
import { Modal } from '#client/ui/modal.tsx';
import type { Language } from '#shared/languages.ts';

type ContactModalProps = {
  title: string;
  content: ContactFormTexts;
  errors: ContactErrorTexts;
  language: Language;
  source: string;
  prefersMeeting: boolean;
  onClose: () => void;
};

export function ContactModal({ title, onClose, ...form }: ContactModalProps) {
  const { content } = form;
  const body = useRef<HTMLDivElement>(null);
  // On touch screens focus stays on the close button: in a field it would open the keyboard over half of the form.
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) body.current?.querySelector<HTMLElement>('input')?.focus();
  }, []);

  function closeOnPurpose(): void {
    dropDraft();
    onClose();
  }

  return (
    <Modal
      id="contact-modal"
      title={title}
      subtitle={content.subtitle}
      closeLabel={content.close}
      onClose={closeOnPurpose}
      onDismiss={onClose}
    >
      <div ref={body} className="p-5 sm:p-8">
        <ContactForm id="contact-modal" {...form} onClose={onClose} />
      </div>
    </Modal>
  );
}
