import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '../../define'
import type { Values } from '../../define/parse'
import type { Row } from '../../providers/data/answers'
import { messageOf } from '../../providers/data/problem'
import { AskForm } from './ask-form'
import type { RecordVerb } from './record-verbs'
import { useVerbWords } from './verb-words'

interface VerbDialogProps {
  readonly resource: AnyResource
  readonly verb: RecordVerb
  readonly row: Row
  readonly run: (verb: RecordVerb, row: Row, values?: Values) => Promise<void>
  readonly onClose: () => void
}

/** Asks before a verb is done: whether, or with what. A refusal is shown here, and nothing that was typed is lost. */
export function VerbDialog({ resource, verb, row, run, onClose }: VerbDialogProps) {
  const { t } = useTranslation()
  const words = useVerbWords(resource)
  const id = useId()
  const [isRunning, setRunning] = useState(false)
  const [refusal, setRefusal] = useState<unknown>()
  const go = async (values: Values): Promise<void> => {
    if (isRunning) return
    setRunning(true)
    setRefusal(undefined)
    try {
      await run(verb, row, values)
      onClose()
    } catch (error) {
      setRefusal(error)
      setRunning(false)
    }
  }
  const asks = verb.kind === 'action' ? verb.asks : {}
  const isForm = Object.keys(asks).length > 0
  const explanation = words.explain(verb, row)
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      role={isForm ? 'dialog' : 'alertdialog'}
      aria-labelledby={`${id}title`}
      aria-describedby={explanation ? `${id}text` : undefined}
      onClose={() => !isRunning && onClose()}
    >
      <DialogTitle id={`${id}title`}>{words.titleOf(verb, row)}</DialogTitle>
      <DialogContent>
        {refusal !== undefined && <Alert severity="error">{messageOf(refusal)}</Alert>}
        {explanation && <p id={`${id}text`}>{explanation}</p>}
        {isForm && verb.kind === 'action' && (
          <AskForm
            id={`${id}form`}
            resource={resource}
            action={verb.name}
            fields={asks}
            row={row}
            refusal={refusal}
            onGo={go}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} disabled={isRunning}>
          {t('common.cancel')}
        </Button>
        <Button
          variant="contained"
          color={verb.kind === 'delete' ? 'error' : 'primary'}
          {...(isForm ? { type: 'submit', form: `${id}form` } : { onClick: () => void go({}) })}
        >
          {words.labelOf(verb)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
