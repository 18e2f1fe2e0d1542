import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useInvalidate } from '@refinedev/core'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../../../providers/data/problem'
import { notify } from '../../../providers/notifications/notify'
import { Themed } from '../../../shell/theme/themed'
import { formatNumber } from '../../fields/intl'
import { nothingSelected } from '../../views/table/table-props'
import type { ListModel } from '../use-list-model'
import { planBulk, runBulk, type BulkPlan } from './bulk-call'
import { BulkStep, type Step } from './bulk-step'
import { useBulkLabel } from './use-bulk-label'

interface BulkDialogProps {
  readonly model: ListModel
  readonly verb: string
  readonly onClose: () => void
}

/** Says how many records it would be done to, as the server counts them, and does it to exactly those. */
export function BulkDialog({ model, verb, onClose }: BulkDialogProps) {
  const { t } = useTranslation()
  const invalidate = useInvalidate()
  const { resource, state, selection = nothingSelected, select, around } = model
  // What is done is what was selected when the dialog opened, whatever happens behind it.
  const [asked] = useState({ resource, verb, selection, state })
  const [step, setStep] = useState<Step>({ at: 'counting' })
  const move = useBulkLabel(resource)(verb)
  const number = (value: number) => formatNumber(value, around.locale)

  useEffect(() => {
    let open = true
    planBulk(asked.resource, asked.verb, asked.selection, asked.state).then(
      (plan) => open && setStep({ at: 'asking', plan }),
      (error: unknown) => open && setStep({ at: 'failed', message: messageOf(error) }),
    )
    return () => {
      open = false
    }
  }, [asked])

  const run = async (plan: BulkPlan) => {
    setStep({ at: 'running', plan })
    try {
      const result = await runBulk(resource, plan.token)
      select(nothingSelected)
      void invalidate({ resource: resource.name, invalidates: ['resourceAll'] })
      if (result.count > 0)
        notify({
          message: t('list.bulkDone', { count: result.count, total: number(result.count), move }),
          variant: 'success',
        })
      if (result.refused.length > 0) setStep({ at: 'refused', result })
      else onClose()
    } catch (error) {
      setStep({ at: 'failed', message: messageOf(error) })
    }
  }

  const plan = 'plan' in step ? step.plan : undefined
  const words = plan && { count: plan.count, total: number(plan.count), move }
  return (
    <Themed>
      <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby="bulk-title">
        <DialogTitle id="bulk-title">
          {words ? t(verb === 'delete' ? 'list.bulkDelete' : 'list.bulkMove', words) : move}
        </DialogTitle>
        <DialogContent>
          <BulkStep step={step} resourceHasTrash={resource.trash === true} verb={verb} number={number} />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {t(plan ? 'list.cancel' : 'list.close')}
          </Button>
          {plan && plan.count > 0 && (
            <Button
              variant="contained"
              color={verb === 'delete' ? 'error' : 'primary'}
              disabled={step.at === 'running'}
              onClick={() => void run(plan)}
            >
              {move}
            </Button>
          )}
        </DialogActions>
      </Dialog>
    </Themed>
  )
}
