import { useMemo } from 'react'
import type { i18n as I18n } from 'i18next'
import { useTranslation } from 'react-i18next'
import { fieldAt, inRows } from '#define/field-at'
import { actionsOf, inputFieldsOf, humanize, labelOfField, movesOf } from '#define/reading'
import type { AnyResource } from '#define'
import type { AnyField, AnyFields } from '#define/kinds'
import { namedOption, type AppLabels, type ResourceLabels } from '#define/labels'
import { helpTextOf } from './help-texts'

/** The labels of resources in the language of the page: English from the declarations, others from the locales. */
export interface Labels {
  /** 'Products', or 'Product' for one. */
  resource(resource: AnyResource, count?: number): string
  /** A field; 'lines.quantity' for a field of rows. */
  field(resource: AnyResource, path: string): string
  /** The help text of an input, if there is one. */
  help(resource: AnyResource, path: string): string | undefined
  /** The heading of a section. */
  section(resource: AnyResource, name: string): string
  /** What the printable page of a record is: 'Invoice', 'Receipt'. */
  document(resource: AnyResource): string
  /** What stands for a record without a title, with `{{name}}`; undefined if its resource declares nothing. */
  untitled(resource: AnyResource): string | undefined
  /** A sentence of the printable page. */
  notice(resource: AnyResource, name: string): string
  /** An option or a state. */
  option(resource: AnyResource, path: string, value: string): string
  /** An order that a catalogue offers. */
  order(resource: AnyResource, sort: string): string
  /** A preset view of a list, with its English label. */
  presetView(resource: AnyResource, name: string, english: string): string
  move(resource: AnyResource, move: string): string
  action(resource: AnyResource, action: string): string
  /** An input field of a move or an action; 'lines.quantity' for a field of rows. */
  inputLabel(resource: AnyResource, action: string, path: string): string
  /** An option of an input field of a move or an action. */
  inputOption(resource: AnyResource, action: string, path: string, value: string): string
  /** A group of the menu. */
  group(name: string): string
}

/** The i18next namespace of the labels of declarations. */
export const labelsNamespace = 'resources'

/** The labels in the language of the page. */
export function useLabels(): Labels {
  const { i18n } = useTranslation()
  const { language } = i18n
  // oxlint-disable-next-line react/exhaustive-deps -- the instance stays the same when its language changes
  return useMemo(() => currentLabels(i18n), [i18n, language])
}

/** The labels in the current language of an instance. */
export const currentLabels = (i18n: I18n): Labels =>
  labelsFrom(i18n.getResourceBundle(i18n.language, labelsNamespace) as AppLabels | undefined)

/** The labels from a language's file, or from the declarations without one. */
export function labelsFrom(translated: AppLabels | undefined): Labels {
  const of = (resource: AnyResource): ResourceLabels | undefined => translated?.resources[resource.name]
  const labels: Labels = {
    resource: (resource, count) =>
      (count === 1 ? of(resource)?.singular : undefined) ??
      of(resource)?.label ??
      resource.label[count === 1 ? 0 : 1],
    field: (resource, path) =>
      of(resource)?.fields[path] ??
      translated?.meta[path] ??
      labelOfField(lastOf(path), fieldAt(resource, path)),
    help: (resource, path) =>
      of(resource)?.help?.[path] ?? fieldAt(resource, path)?.help ?? helpTextOf(resource.name, path),
    section: (resource, name) =>
      of(resource)?.sections?.[name] ?? resource.layout?.sections?.[name]?.label ?? humanize(name),
    document: (resource) =>
      of(resource)?.document ?? resource.layout?.document?.label ?? labels.resource(resource, 1),
    untitled: (resource) => of(resource)?.untitled ?? resource.untitled,
    notice: (resource, name) =>
      of(resource)?.notices?.[name] ?? resource.layout?.document?.notices?.[name]?.text ?? '',
    option: (resource, path, value) =>
      of(resource)?.options?.[path]?.[value] ??
      namedOption(fieldAt(resource, path), value, translated) ??
      declaredWord(fieldAt(resource, path), value) ??
      humanize(value),
    order: (resource, sort) =>
      of(resource)?.orders?.[sort] ?? resource.views?.gallery?.orders?.[sort] ?? humanize(sort),
    presetView: (resource, name, english) => of(resource)?.presetViews?.[name] ?? english,
    move: (resource, name) =>
      of(resource)?.moves?.[name] ??
      movesOf(resource).find((move) => move.name === name)?.move.label ??
      humanize(name),
    action: (resource, name) =>
      of(resource)?.actions?.[name] ?? actionsOf(resource)[name]?.label ?? humanize(name),
    inputLabel: (resource, action, path) =>
      of(resource)?.inputs?.[action]?.[path] ??
      labelOfField(lastOf(path), fieldIn(inputFieldsOf(resource, action), path)),
    inputOption: (resource, action, path, value) =>
      of(resource)?.options?.[path]?.[value] ??
      declaredWord(fieldIn(inputFieldsOf(resource, action), path), value) ??
      labels.option(resource, path, value),
    group: (name) => translated?.groups[name] ?? humanize(name),
  }
  return labels
}

const lastOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1)

/** The field at a path among the input fields of a move or an action. */
function fieldIn(fields: AnyFields, path: string): AnyField | undefined {
  const [first = '', inner] = path.split('.')
  return inRows(fields[first], inner)
}

const declaredWord = (field: AnyField | undefined, value: string): string | undefined =>
  field?.kind === 'choice' ? field.labels?.[value] : undefined
