import Button from '@mui/material/Button'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import type { Row } from '#providers/data/answers'
import { ErrorState } from '#shell/states'
import { EndLinkQuestion } from './end-link-question'
import { LinkLine } from './link-line'
import styles from './links.module.css'
import { NewLinkDialog } from './new-link-dialog'
import { useLinks, type DocumentLink } from './use-links'

interface LinksProps {
  readonly resource: AnyResource
  readonly row: Row
}

/** The links with which anyone sees the document of a record, and when each was first opened. */
export function LinksSection({ resource, row }: LinksProps) {
  const { t } = useTranslation()
  const id = useId()
  const { data, error, refetch } = useLinks(resource, row)
  const [isMaking, setMaking] = useState(false)
  const [ending, setEnding] = useState<DocumentLink>()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{t('document.links')}</h2>
        {data?.isShared && (
          <Button color="inherit" onClick={() => setMaking(true)}>
            {t('document.newLink')}
          </Button>
        )}
      </div>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LinkList links={data?.links} isShared={data?.isShared ?? true} onEnd={setEnding} />
      )}
      {isMaking && (
        <NewLinkDialog
          resource={resource}
          row={row}
          onMade={() => void refetch()}
          onClose={() => setMaking(false)}
        />
      )}
      {ending && (
        <EndLinkQuestion
          resource={resource}
          row={row}
          link={ending}
          onDone={() => void refetch()}
          onClose={() => setEnding(undefined)}
        />
      )}
    </section>
  )
}

interface ListProps {
  readonly links: readonly DocumentLink[] | undefined
  readonly isShared: boolean
  readonly onEnd: (link: DocumentLink) => void
}

function LinkList({ links, isShared, onEnd }: ListProps) {
  const { t } = useTranslation()
  if (!links)
    return (
      <p role="status" className="quiet">
        {t('document.linksLoading')}
      </p>
    )
  if (links.length === 0)
    return <p className="quiet">{t(isShared ? 'document.noLinks' : 'document.notShared')}</p>
  return (
    <ul className={styles.list}>
      {links.map((link) => (
        <LinkLine key={link.id} link={link} onEnd={() => onEnd(link)} />
      ))}
    </ul>
  )
}
