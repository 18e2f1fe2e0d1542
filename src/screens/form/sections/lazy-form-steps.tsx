import { createElement, use } from 'react'
import { lazyModule } from '#base/loading/lazy-module'
import type { FormStepsProps } from './form-steps'

const steps = lazyModule(() => import('./form-steps').then(({ FormSteps }) => FormSteps))

/** The form in steps, which is loaded when a form needs it; suspends until then. */
export const LazyFormSteps = (props: FormStepsProps) => createElement(use(steps.load()), props)
