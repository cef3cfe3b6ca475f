declare module 'virtual:posts/*' {
  export const posts: import('#shared/posts.ts').Post[];
}
