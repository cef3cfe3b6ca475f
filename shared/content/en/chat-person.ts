import { replyHours } from '../figures.ts';
import { hours } from './format.ts';

/** The form in the chat for visitors who want a person. Labels, errors and thanks are those of the contact form. */
export const chatPerson = {
  title: 'Talk to a person',
  introduction: `Leave your name and email address, and one of us will write to you within ${hours(replyHours)}.`,
  /** What goes along without a field of its own. */
  alongWith: 'What you wrote in this chat goes along as your inquiry.',
  attach: {
    label: 'Attach the whole conversation',
    hint: 'We then also see the answers you got.',
  },
  back: 'Back to the chat',
  /** In the place of what the form does not ask for. */
  noCompany: 'Not given',
  noQuestion: 'The visitor asked in the chat to talk to a person.',
};
