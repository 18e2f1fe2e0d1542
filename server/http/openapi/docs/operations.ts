import type { Json, JsonObject } from '../json'
import { formTable, formText, listOf, objectOf, textOf } from './forms'
import { html, type Html } from './html'

const methods = ['get', 'post', 'patch', 'delete'] as const

interface Shown {
  readonly path: string
  readonly method: string
  readonly operation: JsonObject
  /** The parameters of the path and of the operation. */
  readonly parameters: readonly JsonObject[]
}

/** The target of a `$ref`. */
function resolved(document: JsonObject, value: Json): JsonObject {
  const reference = textOf(objectOf(value)['$ref'])
  if (!reference) return objectOf(value)
  return reference
    .slice(2)
    .split('/')
    .reduce((part, name) => objectOf(part[name]), document)
}

/** The operations of a tag, in the order of the document. */
export function operationsOf(document: JsonObject, tag: string): Shown[] {
  return Object.entries(objectOf(document.paths)).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = objectOf(objectOf(item)[method])
      if (!listOf(operation.tags).includes(tag)) return []
      const parameters = [...listOf(objectOf(item).parameters), ...listOf(operation.parameters)]
      return [{ path, method, operation, parameters: parameters.map((given) => resolved(document, given)) }]
    }),
  )
}

function parameterTable(parameters: readonly JsonObject[]): Html {
  const properties = parameters.map((parameter) => [
    textOf(parameter.name),
    {
      ...objectOf(parameter.schema),
      description: `${textOf(parameter.description)} (${textOf(parameter.in)})`,
    },
  ])
  const required = parameters.filter((parameter) => parameter.required === true)
  return formTable({
    properties: Object.fromEntries(properties) as JsonObject,
    required: required.map(({ name }) => name),
  })
}

function bodyOf(operation: JsonObject): Html | false {
  const contents = Object.entries(objectOf(objectOf(operation.requestBody).content))
  return (
    contents.length > 0 &&
    html`<h4>Body</h4>
      ${contents.map(
        ([type, content]) =>
          html`<p class="quiet">${type}</p>
            ${formTable(objectOf(content).schema)}`,
      )}`
  )
}

function answersOf(document: JsonObject, operation: JsonObject): Html[] {
  return Object.entries(objectOf(operation.responses)).map(([status, given]) => {
    const response = resolved(document, given)
    const [content] = Object.values(objectOf(response.content))
    const form = objectOf(content).schema
    return html`<tr>
      <td><code>${status}</code></td>
      <td>${textOf(response.description)}</td>
      <td>${form !== undefined && formText(form)}</td>
    </tr>`
  })
}

export function operationHtml(document: JsonObject, { path, method, operation, parameters }: Shown): Html {
  return html`<details id="${textOf(operation.operationId)}">
    <summary>
      <span class="method ${method}">${method.toUpperCase()}</span>
      <code class="path">${path}</code>
      <span class="quiet">${textOf(operation.summary)}</span>
    </summary>
    <div>
      ${textOf(operation.description) && html`<p>${textOf(operation.description)}</p>`}
      ${
        parameters.length > 0 &&
        html`<h4>Parameters</h4>
          ${parameterTable(parameters)}`
      }
      ${bodyOf(operation)}
      <h4>Answers</h4>
      <div class="table" tabindex="0">
        <table>
          <tbody>
            ${answersOf(document, operation)}
          </tbody>
        </table>
      </div>
    </div>
  </details>`
}
