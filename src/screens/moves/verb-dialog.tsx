import { useId, useMemo } from 'react'
import type { AnyResource } from '#define'
import type { Values } from '#define/parsing/parse'
import type { Row } from '#providers/data/answers'
import { prefilled } from '../fields/form-values'
import { QuestionDialog } from '../question-dialog'
import { useSeriesTexts } from '../series/use-series-texts'
import { useAttempt } from '../use-attempt'
import { AskForm } from './ask-form'
import type { RecordVerb } from './record-verbs'
import { useVerbTexts } from './verb-texts'

interface VerbDialogProps {
  readonly resource: AnyResource
  readonly verb: RecordVerb
  readonly row: Row
  readonly run: (verb: RecordVerb, row: Row, values?: Values) => Promise<void>
  readonly onClose: () => void
}

/**
 * Asks for confirmation or input before a verb runs. It shows the server's problem and keeps typed values, also if
 * the session ends meanwhile.
 */
export function VerbDialog({ resource, verb, row, run, onClose }: VerbDialogProps) {
  const texts = useVerbTexts(resource)
  const { isRunning, refusal, attempt } = useAttempt()
  const form = useId()
  const series = useSeriesTexts(resource, row)
  const explained = texts.explain(verb, row)
  const text = verb.kind === 'delete' && series ? `${series.deletes} ${explained}` : explained
  const input = verb.kind !== 'delete' && Object.keys(verb.input).length > 0 ? verb.input : undefined
  const given = useMemo(() => prefilled(input ?? {}, row), [input, row])
  const go = (values: Values) =>
    attempt(async () => {
      await run(verb, row, values)
      onClose()
    })
  return (
    <QuestionDialog
      title={texts.titleOf(verb, row)}
      text={text}
      yes={texts.labelOf(verb)}
      weight={verb.kind === 'delete' ? 'danger' : 'yes'}
      isRunning={isRunning}
      refusal={input ? undefined : refusal}
      isWide={Object.values(input ?? {}).some(({ kind }) => kind === 'listOf')}
      onNo={onClose}
      {...(input ? { form } : { onYes: () => void go({}) })}
    >
      {input && (
        <AskForm
          id={form}
          resource={resource}
          action={verb.name}
          fields={input}
          given={given}
          row={row}
          refusal={refusal}
          onGo={go}
          draftKey={`${resource.name} ${row.id} ${verb.name}`}
        />
      )}
    </QuestionDialog>
  )
}
