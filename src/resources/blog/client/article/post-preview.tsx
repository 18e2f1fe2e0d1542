import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { Article } from './article'
import styles from './article.module.css'

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** A preview of the post in the form, collapsed by default. */
export function PostPreview({ values }: { values: Readonly<Record<string, unknown>> }) {
  const { t } = useTranslation()
  const { title, cover, excerpt, body, tags, language } = useDeferredValue(values)
  return (
    <details className={styles.preview}>
      <summary>{t('posts.preview')}</summary>
      <Article
        title={text(title)}
        cover={text(cover) || null}
        excerpt={text(excerpt)}
        body={text(body)}
        tags={Array.isArray(tags) ? (tags as string[]) : []}
        language={text(language) || 'en'}
        facts={[]}
      />
    </details>
  )
}
