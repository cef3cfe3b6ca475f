import type { PostId } from './posts.ts';
import { type Person, site } from './site.ts';

/** Whether there is an address at which clients are received. */
export const hasOffice = () => site.office.street !== '' && site.office.city !== '';

/** Who wrote a post; nobody for a post that the company stands for as a whole. */
export const authorsOf = (post: PostId): Person[] => site.people.filter(({ posts }) => posts?.includes(post));
