import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { canOnRow } from '#providers/access/evaluate'
import type { AnyResource } from '#define'
import type { Row } from '#providers/data/answers'
import { useRestore } from './use-restore'
import { recordVerbs } from './record-verbs'
import type { VerbDone } from './use-run-verb'
import { useVerbs } from './use-verbs'
import { useVerbTexts } from './verb-texts'

interface RecordActionsProps {
  readonly resource: AnyResource
  readonly row: Row
  readonly onDone?: VerbDone
}

/** A button for each verb available on a record in its current state. */
export function RecordActions({ resource, row, onDone }: RecordActionsProps) {
  const { start, running, dialog } = useVerbs(resource, onDone)
  const { t } = useTranslation()
  const restore = useRestore(resource)
  const { labelOf } = useVerbTexts(resource)
  return (
    <>
      {recordVerbs(resource, row).map((verb) => (
        <Button
          key={verb.name}
          variant={verb.kind === 'delete' ? 'text' : 'outlined'}
          color={verb.kind === 'delete' ? 'error' : 'inherit'}
          aria-disabled={running !== undefined || undefined}
          onClick={() => start(verb, row)}
        >
          {labelOf(verb)}
        </Button>
      ))}
      {canOnRow(row, 'restore') && (
        <Button variant="contained" onClick={() => void restore(row)}>
          {t('list.restore')}
        </Button>
      )}
      {dialog}
    </>
  )
}
