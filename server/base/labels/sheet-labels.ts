import { fieldAt } from '#define/field-at'
import { actionsOf, humanize, labelOfField, movesOf } from '#define/reading'
import type { AnyField } from '#define/kinds'
import type { AnyResource } from '#define/resource'
import { namedOption, type AppLabels } from '#define/labels'
import { labels as labelsCn } from '#locales/cn/app-labels'
import type { Language } from '../caller'

/** The labels of exports and imports in one language. */
export interface SheetLabels {
  /** The plural name of a resource. */
  resource(resource: AnyResource): string
  /** The name of one record of a resource. */
  singular(resource: AnyResource): string
  /** The label of a move or an action. */
  verb(resource: AnyResource, name: string): string
  /** The label of a field; 'lines.quantity' for a field inside a list. */
  field(resource: AnyResource, path: string): string
  /** What the printable page of a record is. */
  document(resource: AnyResource): string
  /** A sentence of the printable page. */
  notice(resource: AnyResource, name: string): string
  /** The sentence of an automation rule; its name where the rule is no longer declared. */
  rule(resource: AnyResource, name: string): string
  /** The label of a choice or a state. */
  option(resource: AnyResource, path: string, option: string): string
  /** The text for a record whose title is missing: the caller may not read it, or it has none. */
  untitled(resource: AnyResource, isReadable: boolean): string
  /** What stands for a record without a title, with `{{name}}`. */
  untitledWith(resource: AnyResource): string | undefined
  readonly yes: string
  readonly no: string
}

const translations: { readonly [L in Language]: AppLabels | undefined } = { en: undefined, cn: labelsCn }
const answers: { readonly [L in Language]: { readonly yes: string; readonly no: string } } = {
  en: { yes: 'Yes', no: 'No' },
  cn: { yes: '是', no: '否' },
}

const hidden: { readonly [L in Language]: { readonly person: string; readonly record: string } } = {
  en: { person: 'Somebody', record: 'No access' },
  cn: { person: '某人', record: '无权查看' },
}

/** The labels of declarations in a language: from its file, else from the declarations. */
export const sheetLabels = (language: Language): SheetLabels => all[language]

function labelsIn(language: Language): SheetLabels {
  const translated = translations[language]
  const of = (resource: AnyResource) => translated?.resources[resource.name]
  return {
    ...answers[language],
    untitled: (resource, isReadable) => {
      if (isReadable) return of(resource)?.singular ?? resource.label[0]
      return hidden[language][resource.name === 'users' ? 'person' : 'record']
    },
    untitledWith: (resource) => of(resource)?.untitled ?? resource.untitled,
    resource: (resource) => of(resource)?.label ?? resource.label[1],
    singular: (resource) => of(resource)?.singular ?? of(resource)?.label ?? resource.label[0],
    verb: (resource, name) =>
      of(resource)?.moves?.[name] ??
      of(resource)?.actions?.[name] ??
      movesOf(resource).find((move) => move.name === name)?.move.label ??
      actionsOf(resource)[name]?.label ??
      humanize(name),
    field: (resource, path) =>
      of(resource)?.fields[path] ??
      translated?.meta[path] ??
      (path === 'id' ? 'ID' : labelOfField(path.slice(path.lastIndexOf('.') + 1), fieldAt(resource, path))),
    document: (resource) =>
      of(resource)?.document ??
      resource.layout?.document?.label ??
      of(resource)?.singular ??
      of(resource)?.label ??
      resource.label[0],
    notice: (resource, name) =>
      of(resource)?.notices?.[name] ?? resource.layout?.document?.notices?.[name]?.text ?? '',
    rule: (resource, name) => of(resource)?.rules?.[name] ?? resource.rules?.[name]?.label ?? humanize(name),
    option: (resource, path, option) =>
      of(resource)?.options?.[path]?.[option] ??
      namedOption(fieldAt(resource, path), option, translated) ??
      declaredOption(fieldAt(resource, path), option) ??
      humanize(option),
  }
}

const declaredOption = (field: AnyField | undefined, option: string): string | undefined =>
  field?.kind === 'choice' ? field.labels?.[option] : undefined

const all: { readonly [L in Language]: SheetLabels } = { en: labelsIn('en'), cn: labelsIn('cn') }
