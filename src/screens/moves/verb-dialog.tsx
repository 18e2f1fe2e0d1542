import { useId, useMemo } from 'react'
import type { AnyResource } from '#define'
import type { Values } from '#define/parsing/parse'
import type { Row } from '#providers/data/answers'
import { prefilled } from '../fields/form-values'
import { QuestionDialog } from '../question-dialog'
import { ChosenOccurrence } from '#providers/data/write-meta'
import { ScopeQuestion } from '../series/scope-question'
import { recurringOf } from '../series/recurring-of'
import { useFirstStart } from '../series/use-first-start'
import { useAttempt } from '../use-attempt'
import { AskForm } from './ask-form'
import { useFaultSentences } from './fault-sentences'
import type { RecordVerb } from './record-verbs'
import { useVerbTexts } from './verb-texts'

interface VerbDialogProps {
  readonly resource: AnyResource
  readonly verb: RecordVerb
  readonly row: Row
  readonly run: (verb: RecordVerb, row: Row, values?: Values, occurrence?: ChosenOccurrence) => Promise<void>
  readonly onClose: () => void
  /** The start of the chosen occurrence, if the record is a series; without it, the first one. */
  readonly occurrence?: string | undefined
}

/** Asks before a verb runs: which occurrences of a series are deleted, or for confirmation or input. */
export function VerbDialog(props: VerbDialogProps) {
  const isSeries = props.verb.kind === 'delete' && recurringOf(props.resource, props.row) !== undefined
  return isSeries ? <SeriesDeletion {...props} /> : <PlainDialog {...props} />
}

function SeriesDeletion({ resource, verb, row, run, onClose, occurrence }: VerbDialogProps) {
  const { isRunning, refusal, attempt } = useAttempt()
  const first = useFirstStart(resource, row)
  const at = occurrence ?? first
  return (
    <ScopeQuestion
      resource={resource}
      row={row}
      at={at}
      kind="delete"
      isRunning={isRunning}
      refusal={refusal}
      onCancel={onClose}
      onChoose={(scope) =>
        void attempt(async () => {
          await run(verb, row, {}, new ChosenOccurrence(at, scope))
          onClose()
        })
      }
    />
  )
}

/**
 * Asks for confirmation or input before a verb runs. It shows the server's problem and keeps typed values, also if
 * the session ends meanwhile.
 */
function PlainDialog({ resource, verb, row, run, onClose }: VerbDialogProps) {
  const texts = useVerbTexts(resource)
  const sentences = useFaultSentences(resource)
  const { isRunning, refusal, attempt } = useAttempt()
  const form = useId()
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
      text={texts.explain(verb, row)}
      yes={texts.labelOf(verb)}
      weight={verb.kind === 'delete' ? 'danger' : 'yes'}
      isRunning={isRunning}
      refusal={input ? undefined : sentences(refusal)}
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
