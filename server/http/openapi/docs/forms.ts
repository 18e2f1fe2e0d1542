import type { Json, JsonObject } from '../json'
import { html, type Html } from './html'

const objectOf = (value: Json): JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {}
const listOf = (value: Json): readonly Json[] => (Array.isArray(value) ? value : [])
const textOf = (value: Json): string => (typeof value === 'string' ? value : '')

export { listOf, objectOf, textOf }

/** A short description of a schema, such as `integer, 0 or more`; a named schema as a link. */
export function formText(given: Json): Html {
  const form = objectOf(given)
  const reference = textOf(form['$ref'])
  if (reference) {
    const name = reference.slice(reference.lastIndexOf('/') + 1)
    return html`<a href="#schema-${name}">${name}</a>`
  }
  const either = listOf(form.anyOf)
  if (either.length > 0) return joined(either.map(formText), ' or ')
  if (form.type === 'array') return html`list of ${formText(form.items)}`
  const type = [form.type]
    .flat()
    .map(String)
    .filter((word) => word !== 'undefined')
  const parts = [type.join(' or ') || 'anything', textOf(form.format), ...limitsOf(form)].filter(Boolean)
  return html`${parts.join(', ')}`
}

const joined = (parts: readonly Html[], by: string): Html =>
  html`${parts.map((part, index) => (index === 0 ? part : html`${by}${part}`))}`

function limitsOf(form: JsonObject): string[] {
  const { minimum, maximum, minLength, maxLength } = form
  const isSafe = (limit: Json): limit is number => typeof limit === 'number' && Math.abs(limit) < 2 ** 53 - 1
  const options = listOf(form.enum)
  return [
    ...(isSafe(minimum) ? [`${minimum} or more`] : []),
    ...(isSafe(maximum) ? [`${maximum} or less`] : []),
    ...(typeof minLength === 'number' && minLength > 1 ? [`${minLength} characters or more`] : []),
    ...(typeof maxLength === 'number' ? [`${maxLength} characters or less`] : []),
    ...(options.length > 0 ? [`one of ${options.join(', ')}`] : []),
    ...(form.default !== undefined ? [`else ${JSON.stringify(form.default)}`] : []),
  ]
}

/** The properties of an object schema as a table; another schema as text. */
export function formTable(given: Json): Html {
  const form = objectOf(given)
  const properties = Object.entries(objectOf(form.properties))
  if (properties.length === 0) return html`<p>${formText(form)}</p>`
  const required = listOf(form.required)
  const rows = properties.map(([name, property]) => {
    const { description, readOnly } = objectOf(property)
    const marks = [required.includes(name) && 'required', readOnly === true && 'read only'].filter(Boolean)
    return html`<tr>
      <td><code>${name}</code></td>
      <td>${formText(property)}</td>
      <td>${[textOf(description), marks.join(', ')].filter(Boolean).join(' · ')}</td>
    </tr>`
  })
  return html`<div class="table" tabindex="0">
    <table>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Value</th>
          <th scope="col">What it is</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`
}
