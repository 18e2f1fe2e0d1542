import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '../../define'
import type { Row } from '../../providers/data/answers'
import { useLabels } from '../../providers/i18n/labels'
import { allFieldsOf, movesOf } from '../../define/reading'
import { FieldValue } from '../fields/field-value'
import { formatDistance, formatInstant } from '../fields/intl'
import { useLocale } from '../fields/use-locale'
import styles from './history.module.css'
import { RestoreDialog } from './restore-dialog'
import type { Change } from './use-history'

interface ChangeEntryProps {
  readonly resource: AnyResource
  readonly row: Row
  readonly change: Change
}

const plain = ['create', 'update', 'delete', 'restore'] as const
const isPlain = (operation: string): operation is (typeof plain)[number] =>
  (plain as readonly string[]).includes(operation)

/** One change of a record, field by field, and the way back to it. */
export function ChangeEntry({ resource, row, change }: ChangeEntryProps) {
  const { t } = useTranslation()
  const labels = useLabels()
  const locale = useLocale()
  const [isAsking, setAsking] = useState(false)
  const { operation, at, by, version, before, after } = change
  const changed = { ...before, ...after }
  const names = Object.keys(allFieldsOf(resource)).filter((name) => Object.hasOwn(changed, name))
  const label = () => {
    if (isPlain(operation)) return t(`show.operation.${operation}`)
    const isMove = movesOf(resource).some(({ name }) => name === operation)
    return isMove ? labels.move(resource, operation) : labels.action(resource, operation)
  }
  const canRestore = row._can.includes('update') && version < row.version && operation !== 'delete'
  return (
    <li>
      <div className={styles.change}>
        <strong>{label()}</strong>
        <span>{by ? t('show.by', { name: by.name }) : t('show.byNobody')}</span>
        <time dateTime={at} title={formatInstant(at, locale)}>
          {formatDistance(at, locale)}
        </time>
        <span>{t('show.version', { version })}</span>
        {canRestore && (
          <Button size="small" onClick={() => setAsking(true)}>
            {t('show.restoreVersion')}
          </Button>
        )}
      </div>
      {names.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{t('show.field')}</th>
              {before && <th scope="col">{t('show.before')}</th>}
              {after && <th scope="col">{t('show.after')}</th>}
            </tr>
          </thead>
          <tbody>
            {names.map((name) => (
              <tr key={name}>
                <th scope="row">{labels.field(resource, name)}</th>
                {[before, after].map(
                  (values, index) =>
                    values && (
                      <td key={index}>
                        <FieldValue
                          resource={resource}
                          name={name}
                          row={{ ...row, ...values, _refs: { ...row._refs, ...change._refs } }}
                        />
                      </td>
                    ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {isAsking && (
        <RestoreDialog resource={resource} row={row} version={version} onClose={() => setAsking(false)} />
      )}
    </li>
  )
}
