/** Classes of one of up to four cells beside each other, on the lines of the page's grid; two by two on narrower screens. */
export const gridCell = 'border-line sm:pr-4 sm:even:border-l sm:even:pl-6 lg:not-first:border-l lg:not-first:pl-6';
