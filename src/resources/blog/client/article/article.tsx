import { useTranslation } from 'react-i18next'
import { Chips } from '#screens/fields/display'
import { plainText } from '#screens/fields/text/format'
import { RichText } from '#screens/fields/rich-text'
import { minutesOf } from '#text/reading-time'
import styles from './article.module.css'

interface ArticleProps {
  readonly title: string | undefined
  readonly cover: string | null
  readonly excerpt: string
  readonly body: string
  readonly tags: readonly string[]
  readonly language: string
  /** The author and the publication date, as far as known. */
  readonly facts: readonly string[]
}

/** A post as readers see it. */
export function Article({ title, cover, excerpt, body, tags, language, facts }: ArticleProps) {
  const { t } = useTranslation()
  const minutes = t('posts.minutes', { count: minutesOf(plainText(body)) })
  return (
    <article className={styles.article} lang={language === 'cn' ? 'zh-CN' : language}>
      {cover && <img src={cover} alt="" className={styles.cover} />}
      {title !== undefined && <h3 className={styles.title}>{title || t('posts.untitled')}</h3>}
      <p className={styles.facts}>{[...facts, minutes].join(' · ')}</p>
      {excerpt && <p className={styles.excerpt}>{excerpt}</p>}
      <RichText html={body} className={styles.body} />
      {tags.length > 0 && (
        <div>
          <Chips all texts={tags} />
        </div>
      )}
    </article>
  )
}
