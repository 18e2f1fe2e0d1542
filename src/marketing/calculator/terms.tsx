import type { SiteLanguage } from '../base/language'
import type { Calculation } from './calculation'
import { calculatorWords } from './words'

type TermsOf = Pick<Calculation, 'validity' | 'use'>

interface TermsProps extends TermsOf {
  readonly id: string
  readonly language: SiteLanguage
  readonly onChange: (terms: Partial<TermsOf>) => void
}

/** How long the quote is to hold, and whether it serves once or again and again. */
export function Terms({ id, language, validity, use, onChange }: TermsProps) {
  const words = calculatorWords[language]
  return (
    <div className="calculator-terms">
      <div className="amount-field">
        <label htmlFor={`${id}-validity`}>{words.validity}</label>
        <select
          id={`${id}-validity`}
          value={validity}
          onChange={({ target }) => onChange({ validity: Number(target.value) })}
        >
          {Object.entries(words.lasting).map(([seconds, label]) => (
            <option key={seconds} value={seconds}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <fieldset className="choice-line">
        <legend>{words.use}</legend>
        <div className="choices">
          {(['single', 'multi'] as const).map((one) => (
            <label key={one}>
              <input
                type="radio"
                name={`${id}-use`}
                checked={use === one}
                onChange={() => onChange({ use: one })}
              />
              {words.uses[one]}
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  )
}
