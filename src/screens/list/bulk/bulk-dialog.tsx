import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Themed } from '#shell/theme/themed'
import { formatNumber } from '#base/format/intl'
import type { ListModel } from '#screens/list-model/use-list-model'
import { BulkStep } from './bulk-step'
import { BulkValues } from './bulk-values'
import { useBulkLabel } from './use-bulk-label'
import { useBulkPlan } from './use-bulk-plan'

interface BulkDialogProps {
  readonly model: ListModel
  readonly verb: string
  readonly onClose: () => void
}

const titles = { delete: 'listPanels.bulkDelete', update: 'work.bulkEditTitle' } as const

/** Asks for the values, shows the number of records of the server's plan, and runs exactly this plan. */
export function BulkDialog({ model, verb, onClose }: BulkDialogProps) {
  const { t } = useTranslation()
  const form = useId()
  const { resource, around } = model
  const { step, plan, run } = useBulkPlan(model, verb, onClose)
  const move = useBulkLabel(resource)(verb)
  const number = (value: number) => formatNumber(value, around.locale)
  const ready = step.at === 'asking' ? step.plan : undefined
  const params = ready && { count: ready.count, total: number(ready.count), move }
  const title = verb === 'delete' || verb === 'update' ? titles[verb] : 'listPanels.bulkMove'
  return (
    <Themed>
      <Dialog
        open
        fullWidth
        maxWidth={step.at === 'filling' ? 'sm' : 'xs'}
        onClose={onClose}
        aria-labelledby={`${form}title`}
      >
        <DialogTitle id={`${form}title`}>{params ? t(title, params) : move}</DialogTitle>
        <DialogContent>
          {step.at === 'filling' ? (
            <BulkValues form={form} resource={resource} verb={verb} refusal={step.refusal} onGo={plan} />
          ) : (
            <BulkStep step={step} resourceHasTrash={resource.trash === true} verb={verb} number={number} />
          )}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {t(ready || step.at === 'filling' ? 'list.cancel' : 'list.close')}
          </Button>
          {step.at === 'filling' && (
            <Button variant="contained" type="submit" form={form}>
              {t('work.continue')}
            </Button>
          )}
          {ready && ready.count > 0 && (
            <Button
              variant="contained"
              color={verb === 'delete' ? 'error' : 'primary'}
              onClick={() => run(ready)}
            >
              {move}
            </Button>
          )}
        </DialogActions>
      </Dialog>
    </Themed>
  )
}
