/** The panels beside a list. */
export type PanelName = 'filter' | 'sort' | 'columns'
