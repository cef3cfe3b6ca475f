import type { RefusedForm } from '#client/state/page-data.ts';
import {
  type ContactField,
  type ContactFieldErrors,
  type ContactPreference,
  checkContactForm,
  contactFields,
} from '#shared/contact.ts';
import type { FormValues } from './form-values.ts';
import { countRemaining, type RemainingCharacters } from './remaining-characters.ts';
import type { Refusal } from './submit-contact.ts';

export type FormFailure = Refusal & { errors: ContactFieldErrors };

/** What the contact form shows, apart from the typed text, which is in the fields themselves. */
export type FormState = {
  /** A form that was posted without scripts and refused, until the next request is stored. */
  refused: RefusedForm | null;
  errors: ContactFieldErrors;
  /** The fields whose errors are shown. */
  touched: ReadonlySet<ContactField>;
  failure: FormFailure | null;
  remaining: RemainingCharacters;
  isBusy: boolean;
  /** The Worker was too busy, and the request will be sent again. */
  isWaiting: boolean;
  /** How to contact the visitor; set while the thank-you panel is shown. */
  thanked: ContactPreference | null;
};

export type FormAction =
  /** The fields hold these values when the form appears. */
  | { type: 'filled'; values: FormValues }
  | { type: 'edited'; values: FormValues }
  | { type: 'left'; field: ContactField; values: FormValues }
  /** The visitor cleared the draft. */
  | { type: 'cleared' }
  | { type: 'sending' }
  | { type: 'waiting' }
  /** A request that waited is not sent any more. */
  | { type: 'givenUp' }
  | { type: 'failed'; failure: FormFailure }
  | { type: 'stored'; contactPreference: ContactPreference }
  | { type: 'thanksClosed' };

const untouched = { errors: {}, touched: new Set<ContactField>(), failure: null, remaining: {} };
const idle = { isBusy: false, isWaiting: false };

export function initialFormState(refused: RefusedForm | null): FormState {
  const shown = refused ? { errors: refused.errors, touched: new Set(contactFields), failure: refused } : {};
  return { ...untouched, ...shown, ...idle, refused, thanked: null };
}

export function formReducer(state: FormState, action: FormAction): FormState {
  switch (action.type) {
    case 'filled':
      return { ...state, remaining: countRemaining(action.values) };
    case 'edited':
      return { ...state, ...check(state, action.values), remaining: countRemaining(action.values) };
    case 'left':
      return { ...state, ...check(state, action.values), touched: new Set(state.touched).add(action.field) };
    case 'cleared':
      return { ...state, ...untouched };
    case 'sending':
      return { ...state, failure: null, isBusy: true };
    case 'waiting':
      return { ...state, isWaiting: true };
    case 'givenUp':
      return { ...state, ...idle };
    case 'failed': {
      const { failure } = action;
      return { ...state, failure, errors: failure.errors, touched: new Set(contactFields), ...idle };
    }
    case 'stored':
      return { ...state, ...untouched, ...idle, refused: null, thanked: action.contactPreference };
    case 'thanksClosed':
      return { ...state, thanked: null };
  }
}

/** The errors of the fields that the visitor has left, or of all fields after the form was sent. */
export function shownErrors({ errors, touched }: FormState): ContactFieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => touched.has(field as ContactField)));
}

/** What is wrong now. The failure names a field no longer once it is right, and goes with the last; its words stay, or they would be said again. */
function check({ failure }: FormState, values: FormValues): Pick<FormState, 'errors' | 'failure'> {
  const result = checkContactForm(values);
  const errors: ContactFieldErrors = result.ok ? {} : result.errors;
  const named = Object.entries(failure?.errors ?? {});
  if (!failure || named.length === 0) return { errors, failure };
  const left = named.filter(([field]) => field in errors);
  return { errors, failure: left.length > 0 ? { ...failure, errors: Object.fromEntries(left) } : null };
}
