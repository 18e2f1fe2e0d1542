export const editing = {
  changedMeanwhile: '其他人已将其改为“{{value}}”。再次保存即可替换。',
  paste: {
    title: '粘贴到{{resources}}',
    checking: '正在检查粘贴的值…',
    summary_other: '将更改 {{total}} 条记录。',
    nothing: '粘贴的值与原来相同。',
    wrong_other: '{{total}} 条记录包含无效值，将被跳过。',
    skipped: '以下列无法编辑：{{columns}}。',
    locked_other: '{{total}} 条记录无法更改。',
    leftOver_other: '{{total}} 行超出本页。',
    was: '原为 {{value}}',
    run_other: '更改 {{total}} 条记录',
    file: '粘贴的单元格',
    task: '粘贴的单元格',
    tooLarge: '最多可粘贴 {{rows}} 行、{{cells}} 个单元格。更多数据请使用导入。',
    notHere: '这些单元格都无法编辑。',
  },
}
