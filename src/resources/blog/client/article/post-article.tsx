import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import type { Row } from '#providers/data/answers'
import { drawValue } from '#screens/fields/draw'
import { formatInstant } from '#base/format/intl'
import { useRenderContext } from '#screens/fields/use-render-context'
import type { Post } from '#resources/blog/posts.resource'
import { Article } from './article'
import styles from './article.module.css'

/** A post on its page: the article and its status. */
export function PostArticle({ resource, row }: { resource: AnyResource; row: Row }) {
  const { t } = useTranslation()
  const around = useRenderContext()
  const post = row as Row & Post
  const field = resource.fields['status']
  const facts = [
    ...(post.byline ? [t('posts.by', { name: post.byline })] : []),
    ...(post.publishAt ? [formatInstant(post.publishAt, around.locale)] : []),
  ]
  const { cover, excerpt, body, tags, language } = post
  return (
    <div className={`card ${styles.card}`}>
      <p className={styles.state}>
        {field && drawValue(field, post.status, { resource, name: 'status', row }, around)}
      </p>
      <Article
        title={undefined}
        cover={cover}
        excerpt={excerpt}
        body={body}
        tags={tags}
        language={language}
        facts={facts}
      />
    </div>
  )
}
