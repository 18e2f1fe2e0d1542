import { createElement, Suspense, use } from 'react'
import type { AnyFields } from '#define/kinds'
import { withDeferredTexts } from '#base/i18n/deferred-texts'
import { lazyModule } from '#base/loading/lazy-module'
import type { InputProps } from '../input-props'

const editor = lazyModule(() =>
  withDeferredTexts(() => import('./rich-text-input')).then(({ RichTextInput }) => RichTextInput),
)

/** The editor of formatted text, which is loaded when a form needs it. */
export const LazyRichText = (props: InputProps) => (
  <Suspense fallback={<div style={{ minHeight: 220 }} aria-busy />}>
    <Loaded {...props} />
  </Suspense>
)

const Loaded = (props: InputProps) => createElement(use(editor.load()), props)

const needsEditor = (fields: AnyFields): boolean =>
  Object.values(fields).some((field) => field?.kind === 'richText')

/** Suspends until the editors of these fields have loaded, so that nothing below them moves. */
export function useLoadedEditors(fields: AnyFields): void {
  if (needsEditor(fields)) use(editor.load())
}

/** Starts loading the editors of these fields, for instance while their record is loading. */
export function prefetchEditors(fields: AnyFields): void {
  if (needsEditor(fields)) editor.prefetch()
}
