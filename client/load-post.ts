import type { blogPost } from '#shared/content/en/blog-post.ts';
import { servicesOf } from '#shared/content/pick.ts';
import type { Catalogue, Service } from '#shared/content/types.ts';
import type { Language } from '#shared/languages.ts';
import type { Post, PostText } from '#shared/posts.ts';
import type { PageParams } from '#shared/routes.ts';
import { site } from '#shared/site.ts';

/** The content of a post's page: the texts around the post, its entry in the list of posts, and the post itself. */
export type PostContent = typeof blogPost & { post: Post; relatedPosts: Post[]; service: Service; text: PostText };

type Sources = () => Promise<[{ blogPost: typeof blogPost }, { posts: Post[] }, { catalogue: Catalogue }]>;

const sources: Record<Language, Sources> = {
  en: () =>
    Promise.all([
      import('#shared/content/en/blog-post.ts'),
      import('virtual:posts/en'),
      import('#shared/content/en/catalogue.ts'),
    ]),
  nl: () =>
    Promise.all([
      import('#shared/content/nl/blog-post.ts'),
      import('virtual:posts/nl'),
      import('#shared/content/nl/catalogue.ts'),
    ]),
};

const texts = import.meta.glob<PostText>('/content/blog/*/*.mdx', { import: 'default' });

export async function loadPost(language: Language, { postId }: PageParams): Promise<PostContent> {
  const loadText = texts[`/content/blog/${postId}/${language}.mdx`];
  const [[{ blogPost }, { posts }, { catalogue }], text] = await Promise.all([sources[language](), loadText?.()]);
  const post = posts.find(({ id }) => id === postId);
  const service = servicesOf(catalogue).find(({ id }) => id === post?.service);
  if (!post || !service || !text) throw new Error(`There is no post "${postId}" in "${language}"`);
  return {
    ...blogPost,
    meta: { title: `${post.title} | ${site.name}`, description: post.description },
    heading: post.title,
    introduction: post.description,
    post,
    relatedPosts: post.related.flatMap((id) => posts.find((each) => each.id === id) ?? []),
    service,
    text,
  };
}
