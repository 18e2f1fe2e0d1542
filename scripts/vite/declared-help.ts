import { helpTextsOf } from '#define/help-texts'
import { app } from '#resources/app'

export const helpTexts = helpTextsOf(app)
