export const editing = {
  changedMeanwhile: '其他人已将其改为“{{value}}”。再次保存即可替换。',
}
