import type { PostId } from './posts.ts';
import { type Person, site } from './site.ts';

/** Whether there is an address at which clients are received. */
export const hasOffice = () => site.office.street !== '' && site.office.city !== '';

/** The authors of a post; none when the post is by the company. */
export const authorsOf = (post: PostId): Person[] => site.people.filter(({ posts }) => posts?.includes(post));
