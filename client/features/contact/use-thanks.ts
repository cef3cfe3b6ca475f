import { useSetAtom } from 'jotai';
import { type Dispatch, type RefObject, useEffect, useRef } from 'react';
import { openModalAtom } from '#client/navigation/modals.ts';
import type { ContactForm } from '#shared/contact.ts';
import type { FormAction } from './form-state.ts';

type Thanks = {
  form: RefObject<HTMLFormElement | null>;
  isShown: boolean;
  source: string;
  dispatch: Dispatch<FormAction>;
  onClose?: () => void;
};

/** After a stored request: opens the scheduling modal if a meeting is wanted, and after the thank-you panel an empty form or `onClose`. */
export function useThanks({ form, isShown, source, dispatch, onClose }: Thanks) {
  const openModal = useSetAtom(openModalAtom);
  const emptyFormTakesFocus = useRef(false);

  useEffect(() => {
    if (isShown || !emptyFormTakesFocus.current) return;
    emptyFormTakesFocus.current = false;
    form.current?.focus({ preventScroll: true });
    const top = form.current?.getBoundingClientRect().top ?? 0;
    if (top < 0 || top > innerHeight / 2) form.current?.scrollIntoView();
  }, [isShown, form]);

  function closeThanks(hadFocus: boolean): void {
    if (onClose) {
      onClose();
    } else {
      emptyFormTakesFocus.current = hadFocus;
      dispatch({ type: 'thanksClosed' });
    }
  }

  function thank({ contactPreference, fullName: name, email }: ContactForm, submissionId: string): void {
    // A visitor who has left the form meanwhile is not brought back.
    if (!form.current) return;
    dispatch({ type: 'stored', contactPreference });
    if (contactPreference !== 'schedule_meeting') return;
    const onClosed = onClose ? undefined : () => closeThanks(true);
    openModal({ id: 'scheduling', source, lead: { submissionId, name, email }, onClosed });
  }

  return { thank, closeThanks };
}
