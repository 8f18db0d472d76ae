/** Hours after which a backup that is due each day is overdue. */
export const OVERDUE_HOURS = 36;

export const BACKUP_OVERDUE = `A backup is due every day, but none has finished in the last ${OVERDUE_HOURS} hours.`;
