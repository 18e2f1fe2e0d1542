import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import type { Row } from '#providers/data/answers'
import { useLabels } from '#base/i18n/labels'
import { FieldValue } from '#screens/fields/field-value'
import { isEmpty } from '#screens/fields/text/format'
import styles from './profile.module.css'

const facts = ['email', 'phoneNumber', 'city', 'country', 'locale', 'timezone', 'createdAt']

/** The user's description of themselves, and their contact data. */
export function ProfileFacts({ resource, row }: { resource: AnyResource; row: Row }) {
  const { t } = useTranslation()
  const labels = useLabels()
  return (
    <section className={`card ${styles.facts}`} aria-labelledby="about">
      <h2 id="about">{t('account.about')}</h2>
      {!isEmpty(row['about']) && <FieldValue resource={resource} name="about" row={row} />}
      <dl>
        {[...facts, 'socialLinks']
          .filter((name) => name in row && !isEmpty(row[name]))
          .map((name) => (
            <div key={name}>
              <dt>{labels.field(resource, name)}</dt>
              <dd>
                {name === 'socialLinks' ? (
                  <SocialLinks resource={resource} row={row} />
                ) : (
                  <FieldValue resource={resource} name={name} row={row} />
                )}
              </dd>
            </div>
          ))}
      </dl>
    </section>
  )
}

interface SocialLink {
  readonly network: string
  readonly url: string
}

function SocialLinks({ resource, row }: { resource: AnyResource; row: Row }) {
  const labels = useLabels()
  const links = (row['socialLinks'] ?? []) as readonly SocialLink[]
  return (
    <ul className={styles.links}>
      {links.map(({ network, url }) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noreferrer">
            {labels.option(resource, 'socialLinks.network', network)}
          </a>
        </li>
      ))}
    </ul>
  )
}
