/** The panels that open beside a list. */
export type PanelName = 'filter' | 'sort' | 'columns'
