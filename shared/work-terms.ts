/** What a client and we agree on for every package and service. /pricing, /solutions and /packages say it, and so does the chat on a laptop. */

/** These terms are a proposal until the owner has checked each of them and sets this to true; until then a deploy warns. */
export const confirmedByOwner = false;

/** Of `total` real cases, agreed on before the start, at least `passing` have to come out right. */
export const acceptanceCases = { total: 20, passing: 19 };

/** In percent of the price: due at the start, and once the cases have passed. */
export const paymentParts = { start: 40, passed: 60 };

/** Within so many working days a case that failed is repaired and all of them are tested again. */
export const repairDays = 10;

/** After the included support, for whoever wants it: euros a month for so many hours of work, and euros for each further hour. */
export const maintenance = { monthly: 149, includedHours: 1, hourly: 95 };

/** Work begins at the latest so many weeks after both have signed. */
export const startWeeks = 2;
