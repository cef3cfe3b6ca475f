// What a browser tells of an error in our scripts. Nothing in it says who the visitor is or what was typed.

export type ErrorReport = {
  name: string;
  message: string;
  /** From where it was thrown outwards: a script and its line and column, or `page` for what is inlined. */
  frames: string[];
};

export const reportLimits = {
  /** Of one visit, from a full load to the next. */
  perVisit: 10,
  /** One visit in so many reports. */
  visits: 2,
  /** One refusal by the content policy in so many is logged: browsers send them all, most because of an extension. */
  policyReports: 4,
  message: 300,
  frames: 10,
};

export const framePattern = /^(?:\/assets\/[\w.-]+\.js|page):\d{1,6}:\d{1,7}$/;

/** A message of an error without what it may quote: a browser puts into it what it could not read. Names of properties stay. */
export function withoutQuotes(message: string): string {
  return message
    .replace(/(https?:\/\/[^\s"'?#]*)[^\s"']*/g, '$1')
    .replace(/["“”`][^"“”`]*["“”`]?/g, '"…"')
    .replace(/(^|[\s(])'(?![\w$.()[\]]{1,40}')[^']*'?/g, "$1'…'")
    .replace(/\S+@\S+/g, '…')
    .replace(/\d{5,}/g, '…')
    .slice(0, reportLimits.message);
}
