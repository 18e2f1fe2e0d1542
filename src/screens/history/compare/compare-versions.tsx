import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { formatInstant } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { Select } from '#shell/parts/select/select'
import { labelIdOf } from '#shell/parts/select/select-props'
import type { Row } from '#providers/data/answers'
import type { Change } from '../use-history'
import styles from './compare.module.css'
import { DifferenceTable } from './difference-table'
import { changesOfValues, differenceOf } from './version-difference'

interface CompareVersionsProps {
  readonly resource: AnyResource
  readonly row: Row
  /** The changes that are loaded, newest first and without gaps. */
  readonly changes: readonly Change[]
}

/** Two versions of a record side by side: the fields that differ, long texts part by part. */
export function CompareVersions({ resource, row, changes }: CompareVersionsProps) {
  const { t } = useTranslation()
  const versions = changesOfValues(changes)
  const [chosen, setChosen] = useState<{ readonly from?: number; readonly to?: number }>({})
  const to = chosen.to ?? versions[0]?.version ?? 0
  const from = chosen.from ?? versions[1]?.version ?? to
  const [older, newer] = [Math.min(from, to), Math.max(from, to)]
  return (
    <section className={styles.compare} aria-label={t('history.compare')}>
      <div className={styles.choice}>
        <VersionSelect
          label={t('history.compareFrom')}
          versions={versions}
          value={from}
          onChange={(version) => setChosen({ from: version, to })}
        />
        <VersionSelect
          label={t('history.compareTo')}
          versions={versions}
          value={to}
          onChange={(version) => setChosen({ from, to: version })}
        />
      </div>
      <DifferenceTable
        resource={resource}
        row={row}
        difference={differenceOf(changes, older, newer)}
        titles={[t('history.version', { version: older }), t('history.version', { version: newer })]}
      />
    </section>
  )
}

interface VersionSelectProps {
  readonly label: string
  readonly versions: readonly Change[]
  readonly value: number
  readonly onChange: (version: number) => void
}

function VersionSelect({ label, versions, value, onChange }: VersionSelectProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const id = useId()
  return (
    <div className={styles.select}>
      <label id={labelIdOf(id)} htmlFor={id}>
        {label}
      </label>
      <Select
        id={id}
        options={versions.map(({ version, at, by }) => ({
          value: String(version),
          label: [t('history.version', { version }), formatInstant(at, locale), by?.name]
            .filter(Boolean)
            .join(' · '),
        }))}
        value={String(value)}
        onChange={(version) => onChange(Number(version))}
      />
    </div>
  )
}
