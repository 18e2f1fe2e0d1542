import { fieldAt, useLabels } from '#base/i18n/labels'
import { useFormScope } from '#screens/fields/input/form-scope'
import { useFieldLabel } from '../field-label'

/**
 * What stands before a sentence about a field that the form does not show: 'City: ', by the declaration of the resource.
 * A key that nobody declares is shown as the server names it; a sentence about the whole has nothing before it.
 */
export function useFaultLabel(): (path: string) => string {
  const { resource } = useFormScope()
  const labels = useLabels()
  const labelOf = useFieldLabel((name) => labels.field(resource, name))
  return (path) => {
    if (path === '') return ''
    return `${fieldAt(resource, path.replace(/\.\d+/, '')) ? labelOf(path) : path}: `
  }
}
