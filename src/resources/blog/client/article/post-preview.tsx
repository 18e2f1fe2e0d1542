import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { CollapsedCard } from '#screens/page/collapsed-card'
import { Article } from './article'

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** A preview of the post in the form, collapsed by default. */
export function PostPreview({ values }: { values: Readonly<Record<string, unknown>> }) {
  const { t } = useTranslation()
  const { title, cover, excerpt, body, tags, language } = useDeferredValue(values)
  return (
    <CollapsedCard heading={t('posts.preview')}>
      <Article
        title={text(title)}
        cover={text(cover) || null}
        excerpt={text(excerpt)}
        body={text(body)}
        tags={Array.isArray(tags) ? (tags as string[]) : []}
        language={text(language) || 'en'}
        facts={[]}
      />
    </CollapsedCard>
  )
}
