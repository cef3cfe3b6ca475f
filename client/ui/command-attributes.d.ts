import 'react';

// React's types do not have them yet: https://developer.mozilla.org/docs/Web/API/Invoker_Commands_API
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    /** Id of the dialog. */
    commandfor?: string;
  }
}
