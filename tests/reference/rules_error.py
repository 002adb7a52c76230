"""The error that every impossible line raises."""


class RulesError(Exception):
    pass
