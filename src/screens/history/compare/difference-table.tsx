import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { fieldOf } from '#define/reading'
import { useLabels } from '#base/i18n/labels'
import type { Row } from '#providers/data/answers'
import { FieldValue } from '../../fields/field-value'
import { useSideOf } from '../change-values'
import { changedFields } from '../named-values'
import styles from './compare.module.css'
import { areLongTexts, linesOf, partsOf } from './text-difference'
import type { VersionDifference } from './version-difference'

interface DifferenceTableProps {
  readonly resource: AnyResource
  readonly row: Row
  readonly difference: VersionDifference
  /** The headings of the earlier and the later version. */
  readonly titles: readonly [string, string]
}

/** The fields that differ between two versions, with both values. */
export function DifferenceTable({ resource, row, difference, titles }: DifferenceTableProps) {
  const { t } = useTranslation()
  const labels = useLabels()
  const changed = { ...difference.before, ...difference.after, ...difference._masked }
  const names = changedFields(resource, changed)
  const sideOf = useSideOf(resource)
  if (names.length === 0) return <p role="status">{t('history.compareSame')}</p>
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('history.field')}</th>
          {titles.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {names.map((name) => (
          <tr key={name}>
            <th scope="row">{labels.field(resource, name)}</th>
            {areLongTexts(difference.before[name], difference.after[name]) ? (
              <td colSpan={2}>
                <TextDifference {...textsOf(resource, name, difference)} />
              </td>
            ) : (
              (['before', 'after'] as const).map((side) => (
                <td key={side}>
                  <FieldValue resource={resource} name={name} row={sideOf(row, difference, side)} />
                </td>
              ))
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface Texts {
  readonly before: string
  readonly after: string
}

/** Both values of a field as text, rich text as its lines. */
function textsOf(resource: AnyResource, name: string, { before, after }: VersionDifference): Texts {
  const read = fieldOf(resource, name)?.kind === 'richText' ? linesOf : (text: string) => text
  return { before: read(String(before[name])), after: read(String(after[name])) }
}

/** Two texts in one, with what was removed and what was added. */
function TextDifference({ before, after }: Texts) {
  const { t } = useTranslation()
  const parts = partsOf(before, after)
  // Only the formatting differs.
  if (parts.every(({ kind }) => kind === 'same')) return <p>{t('history.compareFormatting')}</p>
  return (
    <div className={styles.text}>
      {parts.map(({ kind, text }, index) => {
        if (kind === 'same') return <span key={index}>{text}</span>
        const Tag = kind === 'added' ? 'ins' : 'del'
        return (
          <Tag key={index}>
            <span className="visually-hidden">
              {t(kind === 'added' ? 'history.added' : 'history.removed')}
            </span>
            {text}
          </Tag>
        )
      })}
    </div>
  )
}
