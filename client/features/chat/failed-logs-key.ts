/** Beside its module, so that a page can ask whether there is anything without loading what hands it over. */
export const failedLogsKey = 'failedChatLogs';
