interface ChoicesProps {
  readonly name: string
  readonly legend: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

/** Radio buttons in a row; the first one is checked initially. */
export const Choices = ({ name, legend, options }: ChoicesProps) => (
  <fieldset className="choice-line">
    <legend>{legend}</legend>
    <div className="choices">
      {options.map(({ value, label }, index) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={index === 0} />
          {label}
        </label>
      ))}
    </div>
  </fieldset>
)
