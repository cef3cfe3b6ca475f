/** What stands on the page of the walkthrough; its steps are loaded with it. Two pages show it, so it comes with the shell. */
export const walkthroughSection = {
  title: 'From chat to calendar',
  introduction: 'A made-up example from our test data.',
  /** Of the picture that stands there without scripts. */
  alt: 'A question in the chat, and its answer.',
};
