import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { plainVerbs, type PlainVerb } from '#define/access'
import { movesOf } from '#define/reading'
import { useLabels } from '#base/i18n/labels'

const isPlain = (verb: string): verb is PlainVerb => (plainVerbs as readonly string[]).includes(verb)

/** Returns the label of a verb of a resource. */
export function useVerbLabel(): (resource: AnyResource, verb: string) => string {
  const { t } = useTranslation()
  const labels = useLabels()
  return (resource, verb) => {
    if (isPlain(verb)) return t(`access.verb.${verb}`)
    const isMove = movesOf(resource).some(({ name }) => name === verb)
    return isMove ? labels.move(resource, verb) : labels.action(resource, verb)
  }
}
