import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { fieldAt } from '#define/field-at'
import { useLabels } from '#base/i18n/labels'
import { problemOf } from '#providers/data/http/problem'
import { labelAt } from '../form/field-label'

/**
 * Returns the sentences of a refusal where there are no inputs: each names the field that it is about. What has no
 * sentences about fields is returned as it is.
 */
export function useFaultSentences(resource: AnyResource): (refusal: unknown) => unknown {
  const { t } = useTranslation()
  const labels = useLabels()
  const named = (path: string, sentence: string) =>
    fieldAt(resource, path.replace(/\.\d+/, ''))
      ? `${labelAt(t, (name) => labels.field(resource, name), path)}: ${sentence}`
      : sentence
  return (refusal) => {
    const faults = Object.entries(problemOf(refusal)?.errors ?? {})
    if (faults.length === 0) return refusal
    return faults.map(([path, sentences]) => named(path, sentences.join(' '))).join(' ')
  }
}
