/** The id for `commandfor` of buttons that open the settings. The way back to another page closes them. */
export const settingsId = 'settings';
