"""Mahjong Competition Rules scoring."""

__version__ = "0.1.0"
