// What a browser reports about an error in our scripts. Nothing in it says who the visitor is or what was typed.

export type ErrorReport = {
  name: string;
  message: string;
  /** The stack, innermost first: a script with line and column, or `page` for an inline script. */
  frames: string[];
};

export const reportLimits = {
  /** Reports in one visit, which lasts from one full load to the next. */
  perVisit: 10,
  /** One visit in so many sends reports. */
  visits: 2,
  /** One report of a refusal by the content security policy in so many is logged: browsers send them all, most because of an extension. */
  policyReports: 4,
  message: 300,
  frames: 10,
};

export const framePattern = /^(?:\/assets\/[\w.-]+\.js|page):\d{1,6}:\d{1,7}$/;

/** The message of an error without what it may quote: browsers quote text that they could not parse. Names of properties stay. */
export function withoutQuotes(message: string): string {
  return message
    .replace(/(https?:\/\/[^\s"'?#]*)[^\s"']*/g, '$1')
    .replace(/["“”`][^"“”`]*["“”`]?/g, '"…"')
    .replace(/(^|[\s(])'(?![\w$.()[\]]{1,40}')[^']*'?/g, "$1'…'")
    .replace(/\S+@\S+/g, '…')
    .replace(/\d{5,}/g, '…')
    .slice(0, reportLimits.message);
}
