import { useCallback, useEffect, useState } from 'react'
import type { Values } from '#define/parsing/parse'
import { inputFieldsOf } from '#define/reading'
import { problemOf, sentencesOf } from '#providers/data/http/problem'
import { useLabels } from '#base/i18n/labels'
import { nothingSelected } from '#screens/list-model/table-props'
import type { ListModel } from '#screens/list-model/use-list-model'
import { planBulk, type BulkPlan } from './bulk-call'
import type { Step } from './bulk-step'
import { runBulk } from './bulk-work'
import { useBulkLabel } from './use-bulk-label'

/** The state of the bulk dialog and its steps: values, the server's plan, and running it. */
export function useBulkPlan(model: ListModel, verb: string, onClose: () => void) {
  const { resource, state, selection = nothingSelected, select } = model
  // Fixed when the dialog opens, so that later changes of the list do not affect it.
  const [requested] = useState({ resource, verb, selection, state })
  const needsValues = verb === 'update' || Object.keys(inputFieldsOf(resource, verb)).length > 0
  const [step, setStep] = useState<Step>(needsValues ? { at: 'filling' } : { at: 'counting' })
  const label = useBulkLabel(resource)(verb)
  const resources = useLabels().resource(resource)

  const plan = useCallback(
    (values?: Values): Promise<void> =>
      planBulk(requested.resource, requested.verb, requested.selection, requested.state, values).then(
        (found) => setStep({ at: 'asking', plan: found }),
        (error: unknown) => {
          const isFilled = values !== undefined && problemOf(error)?.errors !== undefined
          setStep(
            isFilled ? { at: 'filling', refusal: error } : { at: 'failed', message: sentencesOf(error) },
          )
        },
      ),
    [requested],
  )
  useEffect(() => {
    if (!needsValues) void plan()
  }, [needsValues, plan])

  const run = ({ token }: BulkPlan) => {
    select(nothingSelected)
    onClose()
    void runBulk({ resource, token, verb, label, resources })
  }
  return { step, plan, run }
}
