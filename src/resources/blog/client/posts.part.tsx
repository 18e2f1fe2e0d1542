export { PostArticle } from './article/post-article'
export { PostComments } from './article/post-comments'
export { PostPreview } from './article/post-preview'
